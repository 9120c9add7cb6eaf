import { QrCode } from '#ui/qr-code.tsx'
import { useReceiptText } from '../../i18n/use-receipt-text.ts'
import styles from '../../routes/order/receipt-page.module.css'

/** The code of a tax document; a signed one's is long, and wide enough for a camera. */
export function TaxCode({ text }: { readonly text: string }) {
  const t = useReceiptText()
  return (
    <div className={styles.code} data-long={text.length > 300 || undefined}>
      <QrCode text={text} label={t('receipt.code')} />
    </div>
  )
}
