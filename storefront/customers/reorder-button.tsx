import { Repeat } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'

const ReorderDialog = lazy(async () => ({ default: (await import('./reorder-dialog.tsx')).ReorderDialog }))

interface ReorderButtonProps {
  readonly orderId: string
  /** The order's number, for those who only hear the button. */
  readonly name: string
  readonly wide?: boolean
}

/** The same again, after a look at what is still to be had. */
export function ReorderButton({ orderId, name, wide = false }: ReorderButtonProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="s"
        size={wide ? 'md' : 'sm'}
        wide={wide}
        aria-haspopup="dialog"
        aria-label={t('orders.again-of', { name })}
        onClick={() => setOpen(true)}
      >
        <Icon of={Repeat} size="s" />
        {t('orders.again')}
      </Button>
      {open && (
        <Suspense>
          <ReorderDialog orderId={orderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
