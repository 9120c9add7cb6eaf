import { Sheet } from '#ui/sheet.tsx'
import { useTableText } from '../i18n/use-table-text.ts'
import { useCart } from '../ordering/cart/use-cart.ts'
import { MovedNote } from './moved-note.tsx'
import styles from './table-cart.module.css'
import { SendRound, TableCart } from './table-cart.tsx'
import { useTable } from './use-table.tsx'

/** The table's cart over its menu. */
export function TableCartSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useTableText()
  const { session } = useTable()
  const { count } = useCart()
  return (
    <Sheet
      title={t('table.title', { name: session.table })}
      closeWord={t('table.close')}
      onClose={onClose}
      foot={count > 0 ? <SendRound /> : undefined}
    >
      <div className={styles.sheet}>
        <MovedNote />
        <TableCart />
      </div>
    </Sheet>
  )
}
