import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { SiteContentWire } from '#contract/site/site-content.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'

/** What the owner has written for the website, and how to change it; every act answers with all of it. */
export function useContent(first: SiteContentWire) {
  const client = useClient()
  const t = useText()
  const [content, setContent] = useState(first)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  /** Resolves to the words of a refusal, or to nothing when it was done. */
  async function act(run: (calls: typeof client) => Promise<SiteContentWire>): Promise<string | undefined> {
    setBusy(true)
    setTrouble(undefined)
    try {
      setContent(await run(client))
      return undefined
    } catch (error) {
      // what a colleague left is looked at before it is chosen what stands
      if (error instanceof CallError && error.body.code === 'plan-changed')
        await client.getSiteContent().then(setContent, () => undefined)
      return error instanceof CallError ? error.message : t('told.unreachable')
    } finally {
      setBusy(false)
    }
  }

  return {
    content,
    busy,
    trouble,
    act,
    /** As act(), its refusal told in the room itself. */
    tell: async (run: (calls: typeof client) => Promise<SiteContentWire>) => setTrouble(await act(run)),
  }
}

export type Content = ReturnType<typeof useContent>
