import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type {
  MessagesWire,
  SenderBody,
  SendersWire,
  SenderTestWire,
} from '#contract/notifications/messages.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'

/** Why something was not kept: in words, and which fields are wrong. */
export interface SaveFailure {
  readonly words: string
  readonly fields: Readonly<Record<string, readonly string[]>>
}

function whyNot(error: unknown, unreachable: string): SaveFailure {
  return error instanceof CallError
    ? { words: error.message, fields: error.body.errors ?? {} }
    : { words: unreachable, fields: {} }
}

/** The senders, the last messages, and what can be done with them. */
export function useMessages(first: { senders: SendersWire; messages: MessagesWire }) {
  const client = useClient()
  const t = useText()
  const [senders, setSenders] = useState(first.senders)
  const [messages, setMessages] = useState(first.messages)
  const [busy, setBusy] = useState('')
  const [trouble, setTrouble] = useState<string>()
  /** One act at a time; resolves to why it failed, or to nothing. */
  async function act(name: string, doIt: () => Promise<void>): Promise<SaveFailure | undefined> {
    if (busy) return undefined
    setBusy(name)
    setTrouble(undefined)
    try {
      await doIt()
      return undefined
    } catch (error) {
      return whyNot(error, t('told.unreachable'))
    } finally {
      setBusy('')
    }
  }
  const orTell = (why: SaveFailure | undefined) => setTrouble(why?.words)

  return {
    senders,
    messages: messages.data,
    usage: messages.usage,
    busy,
    trouble,
    save: (provider: string, body: SenderBody) =>
      act(`save ${provider}`, async () => setSenders(await client.saveSender(provider, body))),
    remove: (provider: string) =>
      act(`remove ${provider}`, async () => setSenders(await client.removeSender(provider))),
    async raise(provider: string) {
      const order = raised(senders, provider)
      orTell(
        await act(`raise ${provider}`, async () =>
          setSenders(await client.orderSenders({ providers: order })),
        ),
      )
    },
    async test(provider: string, to: string): Promise<SenderTestWire | SaveFailure> {
      let said: SenderTestWire | undefined
      const why = await act(`test ${provider}`, async () => {
        said = await client.testSender(provider, { to })
        setSenders(await client.listSenders())
      })
      return said ?? why ?? { words: '', fields: {} }
    },
    async retry(id: string) {
      orTell(
        await act(`retry ${id}`, async () => {
          await client.retryMessage(id)
          setMessages(await client.listMessages())
        }),
      )
    },
    async refresh() {
      orTell(await act('refresh', async () => setMessages(await client.listMessages())))
    },
  }
}

/** The providers with this one before the one that it came after. */
function raised({ senders }: SendersWire, provider: string): string[] {
  const order = senders.map((one) => one.provider)
  const at = order.indexOf(provider)
  order.splice(at, 1)
  order.splice(Math.max(0, at - 1), 0, provider)
  return order
}

export type MessagesDesk = ReturnType<typeof useMessages>
