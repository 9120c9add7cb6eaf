import { useCallback, useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { Client } from '#contract/client.ts'
import type { DeletionWire } from '#contract/customer.ts'
import { localPath } from '#ui/local-path.ts'
import { useCustomer } from '../../../customer/use-customer.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useLanguage } from '../../../shell/use-site.ts'
import { troubleOf } from '../../../sign-in/code-trouble.ts'

/** What deleting the account would take, and doing it. A balance that changed meanwhile is shown anew, and asked again. */
export function useDeletion(client: Pick<Client, 'deletion' | 'deleteCustomer'>) {
  const t = useText()
  const home = localPath('/', useLanguage())
  const { leave } = useCustomer()
  const [left, setLeft] = useState<DeletionWire>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = useCallback(() => {
    client.deletion().then(setLeft, (error: unknown) => setTrouble(troubleOf(error, t).words))
  }, [client, t])

  async function send({ wallet_balance, points_balance }: DeletionWire): Promise<void> {
    setBusy(true)
    setTrouble(undefined)
    try {
      await client.deleteCustomer({ wallet_balance, points_balance })
      leave()
      window.location.assign(home)
    } catch (error) {
      setTrouble(troubleOf(error, t).words)
      setBusy(false)
      if (error instanceof CallError && error.status === 409) look()
    }
  }
  return { left, trouble, busy, look, confirm: (shown: DeletionWire) => void send(shown) }
}
