import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../shell/use-client.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useText } from '../i18n/use-text.ts'
import { LateSkeleton } from '../shell/late-skeleton.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { useLanguage } from '../shell/use-site.ts'
import { useCustomer } from './use-customer.ts'
import { reorder } from './reorder.ts'
import type { Reordered } from './reorder.ts'
import styles from './reorder-dialog.module.css'

interface ReorderDialogProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Asks before a cart with dishes makes way; fills a new one with what fits, and names what does not. */
export function ReorderDialog({ orderId, onClose }: ReorderDialogProps) {
  const t = useText()
  const { count, ready } = useCart()
  const [agreed, setAgreed] = useState(false)
  const asks = !agreed && count > 0
  return (
    <Sheet title={t('orders.again')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.body}>
        {asks ? (
          <>
            <p>{t('orders.replaces-cart', { count })}</p>
            <Button size="lg" wide onClick={() => setAgreed(true)}>
              {t('orders.replace')}
            </Button>
            <Button kind="t" wide onClick={onClose}>
              {t('orders.keep-cart')}
            </Button>
          </>
        ) : (
          ready && <Fitting orderId={orderId} />
        )}
      </div>
    </Sheet>
  )
}

function Fitting({ orderId }: Pick<ReorderDialogProps, 'orderId'>) {
  const t = useText()
  const client = useClient()
  const cart = localPath('/cart', useLanguage())
  const { customer, known, openSignIn } = useCustomer()
  const [result, setResult] = useState<Reordered>()
  useEffect(() => {
    let gone = false
    void reorder(client, orderId).then((found) => {
      if (gone) return
      if (found.kind === 'whole') window.location.assign(cart)
      else setResult(found)
    })
    return () => {
      gone = true
    }
  }, [client, orderId, cart])
  if (!result || result.kind === 'whole') return <LateSkeleton heights={['72px', '52px']} />
  const names = result.kind === 'failed' ? result.names : result.removed
  return (
    <>
      <Note tone={result.kind === 'part' ? 'warn' : 'err'} alert>
        {result.kind === 'failed' && (result.words ?? t('sign-in.unreachable'))}
        {result.kind === 'part' && names.length > 0 && t('orders.part')}
        {names.length > 0 && (
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {result.kind === 'part' && result.news.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Note>
      {result.kind === 'part' && (
        <a className={buttonClass({ size: 'lg', wide: true })} href={cart}>
          {t('orders.to-cart')}
        </a>
      )}
      {result.kind === 'failed' && (
        <>
          {result.stranger && known && !customer && (
            <Button wide onClick={openSignIn}>
              {t('shell.sign-in')}
            </Button>
          )}
          <LocalLink to="/menu" className={buttonClass({ kind: 's', wide: true })}>
            {t('cart.to-menu')}
          </LocalLink>
        </>
      )}
    </>
  )
}
