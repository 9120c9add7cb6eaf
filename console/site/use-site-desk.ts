import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { LinkRedirectWire, SiteDeskWire } from '#contract/site/site-desk.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'

/** The website as its owner sees it, and what can be done with it; every act answers with all of it. */
export function useSiteDesk(first: SiteDeskWire) {
  const client = useClient()
  const t = useText()
  const [desk, setDesk] = useState(first)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  /** Resolves to the words of a refusal, or to nothing when it was done. */
  async function act(run: () => Promise<SiteDeskWire>): Promise<string | undefined> {
    setBusy(true)
    setTrouble(undefined)
    try {
      setDesk(await run())
      return undefined
    } catch (error) {
      return error instanceof CallError ? error.message : t('told.unreachable')
    } finally {
      setBusy(false)
    }
  }
  const tell = async (run: () => Promise<SiteDeskWire>) => setTrouble(await act(run))

  return {
    desk,
    busy,
    trouble,
    setEnabled: (enabled: boolean) => tell(() => client.setSiteEnabled({ enabled })),
    removeHost: (host: string) =>
      tell(() => client.setLinkHosts({ hosts: desk.hosts.filter((one) => one !== host) })),
    addHost: (host: string) => act(() => client.setLinkHosts({ hosts: [...desk.hosts, host] })),
    removeLink: ({ kind, code }: LinkRedirectWire) => tell(() => client.deleteRedirect(kind, code)),
    saveLink: ({ kind, code, target }: Omit<LinkRedirectWire, 'works'>) =>
      act(() => client.saveRedirect(kind, code, { target })),
  }
}

export type SiteDesk = ReturnType<typeof useSiteDesk>
