import { useCallback, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { DeletionWire } from '#contract/customers/customer.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useCustomer } from '#storefront/customers/use-customer.ts'
import { useLanguage } from '../../../shell/use-site.ts'
import { leaveFor } from '#storefront/customers/account/leave-for.ts'
import { useAccountTrouble } from '#storefront/customers/account/use-account-trouble.ts'

/** What deleting the account would take, and doing it. A balance that changed meanwhile is shown anew, and asked again. */
export function useDeletion(client: Pick<Client, 'deletion' | 'deleteCustomer'>) {
  const wordsOf = useAccountTrouble()
  const home = localPath('/', useLanguage())
  const { leave } = useCustomer()
  const [left, setLeft] = useState<DeletionWire>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = useCallback(() => {
    client.deletion().then(setLeft, (error: unknown) => setTrouble(wordsOf(error)))
  }, [client, wordsOf])

  async function send({ wallet_balance, points_balance }: DeletionWire): Promise<void> {
    setBusy(true)
    setTrouble(undefined)
    try {
      await client.deleteCustomer({ wallet_balance, points_balance })
      leaveFor(home)
      leave()
    } catch (error) {
      setTrouble(wordsOf(error))
      setBusy(false)
      if (error instanceof CallError && error.status === 409) look()
    }
  }
  return { left, trouble, busy, look, confirm: (shown: DeletionWire) => void send(shown) }
}
