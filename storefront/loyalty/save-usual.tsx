import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { Card } from '../customers/account/card.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './usual.module.css'
import { useMoves } from '../moves/moves.ts'

interface SaveUsualProps {
  /** One of my orders, or my cart. */
  readonly source: { readonly order_id: string } | { readonly cart_id: string }
  readonly title: string
  /** Names of its dishes. */
  readonly items: readonly string[]
}

/** Keeps an order or a cart under a name. */
export function SaveUsual({ source, title, items }: SaveUsualProps) {
  const t = useText()
  const client = useClient()
  const { revalidate } = useMoves()
  const [name, setName] = useState(() => t('usual.first-name'))
  const [state, setState] = useState<{ step: 'idle' | 'busy' | 'done'; refused?: string }>({ step: 'idle' })
  const save = () => {
    setState({ step: 'busy' })
    client.saveUsualOrder({ name, ...source }).then(
      () => {
        setState({ step: 'done' })
        void revalidate()
      },
      (error: unknown) =>
        setState({
          step: 'idle',
          refused: error instanceof CallError ? error.message : t('sign-in.unreachable'),
        }),
    )
  }
  return (
    <Card title={title}>
      <p className={styles.small}>
        <bdi>{items.join(' · ')}</bdi>
      </p>
      {state.step === 'done' ? (
        <Note tone="ok">{t('usual.saved')}</Note>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Field
            label={t('usual.name')}
            value={name}
            maxLength={limits.name}
            error={state.refused}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" kind="s" state={state.step}>
            {t('usual.save')}
          </Button>
        </form>
      )}
    </Card>
  )
}
