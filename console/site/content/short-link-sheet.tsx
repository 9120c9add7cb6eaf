import { useState } from 'react'
import type { ShortLinkWire } from '#contract/site/site-content.ts'
import { shortLinkCode, shortLinkLimits } from '#domain/site/short-link.ts'
import { Field } from '#ui/fields/field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../../i18n/use-text.ts'
import { FormSheet } from '../../shell/form-sheet.tsx'
import type { Content } from './use-content.ts'

interface ShortLinkSheetProps {
  readonly content: Content
  readonly link: ShortLinkWire | undefined
  readonly onClose: () => void
}

/** Makes a short link, or leads one elsewhere. */
export function ShortLinkSheet({ content, link, onClose: close }: ShortLinkSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const [typed, setTyped] = useState({ code: link?.code ?? '', target: link?.target ?? '/menu' })
  const [wrong, setWrong] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = () => {
    const code = shortLinkCode(typed.code)
    setWrong(!code)
    if (!code || content.busy) return
    void content
      .act((calls) => calls.saveShortLink(code, { target: typed.target }))
      .then((words) => (words === undefined ? onClose() : setRefused(words)))
  }
  return (
    <FormSheet
      title={link ? t('content.change-link') : t('content.add-link')}
      send={t('content.save')}
      onSend={send}
      act={{ busy: content.busy, refused: refused }}
      onClose={onClose}
    >
      <Field
        label={t('content.code')}
        hint={t('content.code-hint', { address: `${content.content.origin}/r/…` })}
        error={wrong ? t('content.code-wrong') : undefined}
        limit={shortLinkLimits.code}
        dir="ltr"
        autoComplete="off"
        disabled={link !== undefined}
        value={typed.code}
        onChange={(event) => setTyped({ ...typed, code: event.currentTarget.value })}
      />
      <Field
        label={t('content.target')}
        hint={t('content.target-hint')}
        dir="ltr"
        autoComplete="off"
        value={typed.target}
        onChange={(event) => setTyped({ ...typed, target: event.currentTarget.value })}
      />
    </FormSheet>
  )
}
