import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { GatewayAccountBody, GatewayCheckWire, GatewaysWire } from '#contract/payments/gateways.ts'
import { useText } from '../../i18n/use-text.ts'
import { useClient } from '#web/use-client.ts'

/** What was last told about one account. */
export interface GatewayResult {
  readonly id: string
  readonly check?: GatewayCheckWire['result']
  readonly refused?: string
}

/** The accounts and what can be done with them; every act reads the list again. */
export function useGateways(first: GatewaysWire) {
  const client = useClient()
  const t = useText()
  const [gateways, setGateways] = useState(first)
  const [busy, setBusy] = useState<string>()
  const [lastResult, setLastResult] = useState<GatewayResult>()
  const wordsOf = (error: unknown) => (error instanceof CallError ? error.message : t('told.unreachable'))

  async function act(id: string, name: 'check' | 'choose', doIt: () => Promise<Omit<GatewayResult, 'id'>>) {
    if (busy) return
    setBusy(`${name} ${id}`)
    setLastResult(undefined)
    try {
      setLastResult({ id, ...(await doIt()) })
      setGateways(await client.listGateways())
    } catch (error) {
      const check = error instanceof CallError ? error.body.details?.['result'] : undefined
      setLastResult({ id, refused: wordsOf(error), ...(isResult(check) && { check }) })
    }
    setBusy(undefined)
  }

  return {
    gateways,
    busy,
    lastResult,
    check: (id: string) => act(id, 'check', async () => ({ check: (await client.checkGateway(id)).result })),
    choose: (id: string) =>
      act(id, 'choose', async () => {
        await client.chooseGateway(id)
        return {}
      }),
    /** Resolves to the words of the refusal, or to nothing when it was kept. */
    async save(id: string | undefined, body: GatewayAccountBody): Promise<string | undefined> {
      try {
        await (id === undefined ? client.addGateway(body) : client.changeGateway(id, body))
        setGateways(await client.listGateways())
        return undefined
      } catch (error) {
        return wordsOf(error)
      }
    },
  }
}

export type GatewaysDesk = ReturnType<typeof useGateways>

const results: readonly GatewayCheckWire['result'][] = ['ok', 'refused', 'wrong-mode', 'unknown']

function isResult(value: unknown): value is GatewayCheckWire['result'] {
  return results.some((result) => result === value)
}
