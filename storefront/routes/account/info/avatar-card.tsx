import { useEffect, useRef, useState } from 'react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { Button } from '#ui/button.tsx'
import { useClient } from '../../../shell/use-client.ts'
import { useCustomer } from '#storefront/customers/use-customer.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useAccountTrouble } from '#storefront/customers/account/use-account-trouble.ts'
import { Avatar } from '#storefront/customers/account/avatar.tsx'
import { Card } from '#storefront/customers/account/card.tsx'
import styles from './avatar-card.module.css'
import { checkAvatar } from './check-avatar.ts'

/** The customer's picture: chosen, seen at once, kept; cut to a circle by the page, not by hand. */
export function AvatarCard({ customer }: { readonly customer: CustomerWire }) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { preview, busy, trouble, choose, remove } = useAvatar()
  return (
    <Card title={t('info.avatar')} quiet>
      <div className={styles.row}>
        <Avatar customer={customer} preview={preview} size="l" />
        <div className={styles.actions}>
          <input
            ref={input}
            type="file"
            className="vh"
            tabIndex={-1}
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={t('info.avatar-choose')}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              choose(file)
              event.currentTarget.value = ''
            }}
          />
          <Button kind="s" size="sm" state={busy ? 'busy' : 'idle'} onClick={() => input.current?.click()}>
            {t('info.avatar-choose')}
          </Button>
          {customer.avatar && !busy && (
            <Button kind="t" size="sm" onClick={remove}>
              {t('info.avatar-remove')}
            </Button>
          )}
          <p className={styles.hint}>{t('info.avatar-hint')}</p>
        </div>
      </div>
      <p role="alert" className={styles.trouble}>
        {trouble}
      </p>
    </Card>
  )
}

function useAvatar() {
  const t = useText()
  const wordsOf = useAccountTrouble()
  const client = useClient()
  const { take } = useCustomer()
  const [preview, setPreview] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  async function send(change: () => Promise<CustomerWire>): Promise<void> {
    setBusy(true)
    setTrouble(undefined)
    try {
      take(await change())
    } catch (error) {
      setTrouble(wordsOf(error))
    }
    setPreview(undefined)
    setBusy(false)
  }

  return {
    preview,
    busy,
    trouble,
    choose(file: File | undefined): void {
      const problem = checkAvatar(file)
      if (problem || !file) return setTrouble(t(problem ?? 'info.avatar-missing'))
      setPreview(URL.createObjectURL(file))
      void send(() => client.setAvatar(file))
    },
    remove: () => void send(() => client.removeAvatar()),
  }
}
