import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { PictureWire } from '#contract/core/wire.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './content-screen.module.css'

interface PictureFieldProps {
  readonly label: string
  /** The id of the picture that stands; empty for none. */
  readonly id: string
  readonly onChange: (picture: PictureWire | null) => void
}

/** A picture: uploaded at once, shown, taken away. */
export function PictureField({ label, id, onChange }: PictureFieldProps) {
  const t = useText()
  const client = useClient()
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const upload = (file: File | undefined) => {
    if (!file) return
    setState({ busy: true })
    client.addSitePicture(file).then(
      (picture) => {
        setState({ busy: false })
        onChange(picture)
      },
      (error: unknown) =>
        setState({
          busy: false,
          refused: error instanceof CallError ? error.message : t('told.unreachable'),
        }),
    )
  }
  return (
    <div className={styles.picture} role="group" aria-labelledby={`${field}-label`}>
      <span id={`${field}-label`}>{label}</span>
      <div>
        {id ? (
          <img src={`/pictures/${id}/224`} alt="" width={96} height={96} />
        ) : (
          <span className={styles.noPicture}>{t('content.no-picture')}</span>
        )}
        <div className={styles.choices}>
          <Button
            kind="s"
            size="sm"
            state={state.busy ? 'busy' : 'idle'}
            aria-describedby={state.refused ? `${field}-refused` : undefined}
            onClick={() => input.current?.click()}
          >
            <Icon of={ImageUp} size="s" />
            {t(id ? 'dish.picture-replace' : 'dish.picture-add')}
          </Button>
          {id && (
            <Button kind="t" size="sm" onClick={() => onChange(null)}>
              <Icon of={Trash2} size="s" />
              {t('content.no-more-picture')}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        hidden
        onChange={(event) => {
          upload(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {state.refused && (
        <span id={`${field}-refused`} role="alert" className={styles.refused}>
          {state.refused}
        </span>
      )}
    </div>
  )
}
