import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'

/** The cart over the page that opened it. */
export function CartDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  return (
    <Sheet title={t('cart.title')} closeWord={t('cart.close')} onClose={onClose}>
      {null}
    </Sheet>
  )
}
