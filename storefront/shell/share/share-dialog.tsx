import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './share-dialog.module.css'

interface ShareDialogProps {
  /** The whole address. */
  readonly url: string
  /** What it is a link to. */
  readonly title: string
  readonly onClose: () => void
}

/** A link to give away: QR code, the phone's own share sheet where there is one, and copying (spec 2). */
export default function ShareDialog({ url, title, onClose }: ShareDialogProps) {
  const t = useChoiceText()
  const close = useText()('shell.close')
  const [copied, setCopied] = useState<boolean>()
  const canSend = typeof navigator.share === 'function'
  const copy = () => {
    // outside of https a browser has no clipboard to write to
    const writing = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  // closing the phone's sheet is no failure
  const send = () => void navigator.share({ url, title }).catch(() => undefined)
  return (
    <Sheet title={t('share.title')} closeWord={close} onClose={onClose}>
      <div className={styles.body}>
        <figure className={styles.figure}>
          <QrCode text={url} label={t('share.qr')} />
          <figcaption>
            <b>
              <bdi>{title}</bdi>
            </b>
            <span>{t('share.qr-hint')}</span>
          </figcaption>
        </figure>
        <Field
          label={t('share.link')}
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <p role="status" className="vh">
          {copied && t('share.copied')}
        </p>
        {copied === false && (
          <Note tone="warn" alert>
            {t('share.not-copied')}
          </Note>
        )}
        <div className={styles.acts}>
          {canSend && (
            <Button size="lg" wide onClick={send}>
              <Icon of={Share2} />
              {t('share.send')}
            </Button>
          )}
          <Button kind={canSend ? 's' : 'p'} size="lg" wide state={copied ? 'done' : 'idle'} onClick={copy}>
            {!copied && <Icon of={Copy} />}
            {t(copied ? 'share.copied' : 'share.copy')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
