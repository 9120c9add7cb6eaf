import { ImageUp, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { PictureWire } from '#contract/core/wire.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './item-form.module.css'

const CropSheet = lazy(() => import('./crop-sheet.tsx'))

interface PictureFieldProps {
  readonly picture: PictureWire | null
  readonly onChange: (picture: PictureWire | null) => void
}

/** The picture of an item: chosen, cropped here, sent; the server makes the sizes. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const t = useText()
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const send = async (cropped: Blob) => {
    setFile(undefined)
    setBusy(true)
    setTrouble(undefined)
    try {
      onChange(await client.addMenuPicture(cropped))
    } catch (error) {
      setTrouble(error instanceof CallError ? error.message : t('menu.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.picture}>
      <PlatePicture picture={picture} plate={1} alt="" widths={[112, 224, 336]} sizes="120px" shape="tile" />
      <span className={styles.choices}>
        <Button kind="s" size="sm" state={busy ? 'busy' : 'idle'} onClick={() => input.current?.click()}>
          <Icon of={ImageUp} size="s" />
          {t(picture ? 'dish.picture-replace' : 'dish.picture-add')}
        </Button>
        {picture && (
          <Button kind="q" size="sm" onClick={() => onChange(null)}>
            <Icon of={Trash2} size="s" />
            {t('dish.picture-remove')}
          </Button>
        )}
      </span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('dish.picture')}
        hidden
        onChange={(event) => {
          setFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
      {file && (
        <Suspense>
          <CropSheet
            file={file}
            onCropped={(cropped) => void send(cropped)}
            onClose={() => setFile(undefined)}
            onFailed={() => {
              setFile(undefined)
              setTrouble(t('dish.picture-failed'))
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
