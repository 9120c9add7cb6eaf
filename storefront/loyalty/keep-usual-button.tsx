import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'

const KeepUsualDialog = lazy(() => import('./keep-usual-dialog.tsx'))

interface KeepUsualButtonProps {
  readonly orderId: string
  /** The order's number, for those who only hear the button. */
  readonly name: string
  /** Names of its dishes. */
  readonly items: readonly string[]
}

/** Keeps an order under a name (spec 2 "order as usual"). */
export function KeepUsualButton({ orderId, name, items }: KeepUsualButtonProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="t"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('usual.keep-of', { name })}
        onClick={() => setOpen(true)}
      >
        <Icon of={Bookmark} size="s" />
        {t('usual.keep')}
      </Button>
      {open && (
        <Suspense>
          <KeepUsualDialog source={{ order_id: orderId }} items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
