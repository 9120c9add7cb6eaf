import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadPath } from '#contract/customers/customer-calls.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { Card } from '#storefront/customers/account/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import styles from './leaving-card.module.css'

/** All that is kept, as a file; and the account's end. */
export function LeavingCard() {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <Card title={t('info.data')}>
      <p className={styles.hint}>{t('info.data-hint')}</p>
      <div className={styles.actions}>
        <a className={buttonClass({ kind: 's', size: 'sm' })} href={downloadPath} download>
          <Icon of={Download} size="s" />
          {t('info.download')}
        </a>
        <Button kind="t" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('info.delete')}
        </Button>
      </div>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}
