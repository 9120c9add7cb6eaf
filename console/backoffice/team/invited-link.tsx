import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'

interface InvitedLinkProps {
  readonly name: string
  readonly url: string
  readonly onClose: () => void
}

/** A link that is shown once, to be sent on. */
export function InvitedLink({ name, url, onClose }: InvitedLinkProps) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <Sheet
      title={t('team.link')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide kind="s" onClick={onClose}>
          {t('team.done')}
        </Button>
      }
    >
      <div className={page.form}>
        <p>{t('team.link-lead', { name })}</p>
        <Field
          label={t('team.link')}
          dir="ltr"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button wide state={copied ? 'done' : 'idle'} onClick={() => void copy()}>
          {!copied && <Icon of={Copy} />}
          {t(copied ? 'team.copied' : 'team.copy')}
        </Button>
      </div>
    </Sheet>
  )
}
