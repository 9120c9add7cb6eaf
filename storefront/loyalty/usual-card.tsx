import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { UsualWire } from '#contract/ordering/usual-orders.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { useLanguage } from '../shell/use-site.ts'
import { RenameUsual } from './rename-usual.tsx'
import styles from './usual.module.css'
import { useMoves } from '../moves/moves.ts'

/** One usual order: what it is, what of it is gone or changed price, and one press to the checkout. */
export function UsualCard({ usual }: { readonly usual: UsualWire }) {
  const t = useText()
  const { busy, refused, order, remove } = useUsualActs(usual.id)
  const [renames, setRenames] = useState(false)
  return (
    <article className={styles.card} aria-label={usual.name}>
      <header className={styles.head}>
        <div>
          <h2>
            <bdi>{usual.name}</bdi>
          </h2>
          <p className={styles.small}>
            {t(`challenges.type.${usual.type}`)} · <bdi>{usual.branch_name}</bdi>
            {usual.time && (
              <>
                {' '}
                · <bdi>{usual.time}</bdi>
              </>
            )}
          </p>
        </div>
        <IconButton
          icon={Pencil}
          label={t('usual.rename-it', { name: usual.name })}
          ground="sunken"
          onClick={() => setRenames(!renames)}
        />
        <IconButton
          icon={Trash2}
          label={t('usual.remove-it', { name: usual.name })}
          ground="sunken"
          onClick={remove}
        />
      </header>
      {renames && <RenameUsual usual={usual} onDone={() => setRenames(false)} />}
      <ul className={styles.items}>
        {usual.items.map((item) => (
          <li key={item.name}>
            <N>{item.quantity}</N>× <bdi>{item.name}</bdi>
          </li>
        ))}
      </ul>
      <FitNotes usual={usual} />
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <Button
        size="lg"
        wide
        spread
        disabled={usual.closed !== null}
        state={busy ? 'busy' : 'idle'}
        aria-label={t('usual.order-it', { name: usual.name })}
        onClick={order}
      >
        <span>{t('usual.order')}</span>
        <Money amount={usual.subtotal} />
      </Button>
    </article>
  )
}

/** The fit check by name: gone, fewer left, changed price, closed. */
function FitNotes({ usual: { gone, news, repriced, closed } }: { readonly usual: UsualWire }) {
  return (
    <>
      {closed && <Note tone="info">{closed}</Note>}
      {gone.length > 0 && (
        <Note tone="warn">
          <Say k="usual.gone" holes={{ items: <bdi>{gone.join(' · ')}</bdi> }} />
        </Note>
      )}
      {news.map((sentence) => (
        <Note key={sentence} tone="warn">
          <bdi>{sentence}</bdi>
        </Note>
      ))}
      {repriced.length > 0 && (
        <Note tone="info">
          <ul>
            {repriced.map(({ name, from, to }) => (
              <li key={name}>
                <Say
                  k="usual.repriced"
                  holes={{
                    name: <bdi>{name}</bdi>,
                    from: <Money amount={from} size="s" />,
                    to: <Money amount={to} size="s" />,
                  }}
                />
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}

function useUsualActs(id: string) {
  const t = useText()
  const client = useClient()
  const checkout = localPath('/checkout', useLanguage())
  const { revalidate } = useMoves()
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const failed = (error: unknown) =>
    setState({ busy: false, refused: error instanceof CallError ? error.message : t('sign-in.unreachable') })
  return {
    ...state,
    order() {
      setState({ busy: true })
      // the checkout names what of it is gone or changed price
      client.useUsualOrder(id).then(() => window.location.assign(checkout), failed)
    },
    remove() {
      client.deleteUsualOrder(id).then(() => void revalidate(), failed)
    },
  }
}
