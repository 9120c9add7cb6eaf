import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import { SaveUsual } from './save-usual.tsx'
import styles from './usual.module.css'

interface KeepUsualDialogProps {
  readonly source: { readonly order_id: string } | { readonly cart_id: string }
  readonly items: readonly string[]
  readonly onClose: () => void
}

/** Asks for the name under which an order or the cart is kept. */
export default function KeepUsualDialog({ source, items, onClose }: KeepUsualDialogProps) {
  const t = useText()
  return (
    <Sheet title={t('usual.keep')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.sheet}>
        <SaveUsual source={source} title={t('usual.title')} items={items} />
      </div>
    </Sheet>
  )
}
