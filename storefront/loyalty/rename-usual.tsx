import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { UsualWire } from '#contract/ordering/usual-orders.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '../shell/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './usual.module.css'
import { useMoves } from '../moves/moves.ts'

/** Another name for a usual order. */
export function RenameUsual({ usual, onDone }: { readonly usual: UsualWire; readonly onDone: () => void }) {
  const t = useText()
  const client = useClient()
  const { revalidate } = useMoves()
  const [name, setName] = useState(usual.name)
  const [refused, setRefused] = useState<string>()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        client.renameUsualOrder(usual.id, name).then(
          () => {
            onDone()
            void revalidate()
          },
          (error: unknown) =>
            setRefused(error instanceof CallError ? error.message : t('sign-in.unreachable')),
        )
      }}
    >
      <Field
        label={t('usual.name')}
        value={name}
        maxLength={limits.name}
        error={refused}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" kind="s">
        {t('usual.keep-name')}
      </Button>
    </form>
  )
}
