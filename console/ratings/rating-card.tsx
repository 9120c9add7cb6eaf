import { EyeOff, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { StaffRatingWire } from '#contract/ratings/rating.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Stars } from '#ui/fields/stars.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './rating-card.module.css'

interface RatingCardProps {
  readonly rating: StaffRatingWire
  readonly onAct: (act: 'answer' | 'hide') => void
}

/** One rating: stars, words, thumbs, photos, the answer, and what this member may do about it. */
export function RatingCard({ rating, onAct }: RatingCardProps) {
  const t = useText()
  const { may } = rating
  return (
    <article className={styles.card} data-hidden={rating.hidden || undefined}>
      <header className={styles.head}>
        <h2>
          <N>{`#${rating.order_number}`}</N> <bdi>{rating.customer || t('ratings.no-name')}</bdi>
        </h2>
        <Badge>{t(`type.${rating.order_type}`)}</Badge>
        <span className={styles.when}>
          <N>{rating.date}</N> <bdi>{rating.time}</bdi>
        </span>
      </header>
      <Aspects rating={rating} />
      <Thumbs rating={rating} />
      {rating.comment && (
        <p className={styles.comment} dir="auto">
          <Typed>{rating.comment}</Typed>
        </p>
      )}
      <Photos rating={rating} />
      {rating.answer && (
        <div className={styles.answer}>
          <h3>{t('ratings.answered')}</h3>
          <p dir="auto">
            <Typed>{rating.answer}</Typed>
          </p>
        </div>
      )}
      {rating.hidden && (
        <p className={styles.hidden}>
          <Icon of={EyeOff} size="s" />
          {t('ratings.hidden', { reason: rating.hidden_reason })}
        </p>
      )}
      {may.length > 0 && (
        <footer className={styles.acts}>
          {may.includes('answer') && (
            <Button kind="s" size="sm" aria-haspopup="dialog" onClick={() => onAct('answer')}>
              {t(rating.answer ? 'ratings.change-answer' : 'ratings.answer')}
            </Button>
          )}
          {(may.includes('hide') || may.includes('show')) && (
            <Button kind="t" size="sm" aria-haspopup="dialog" onClick={() => onAct('hide')}>
              {t(rating.hidden ? 'ratings.show' : 'ratings.hide')}
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}

function Aspects({ rating }: Pick<RatingCardProps, 'rating'>) {
  const t = useText()
  return (
    <dl className={styles.aspects}>
      {(['food', 'delivery', 'service'] as const).map((aspect) => {
        const count = rating[aspect]
        if (count === null) return null
        return (
          <div key={aspect}>
            <dt>{t(`ratings.${aspect}`)}</dt>
            <dd>
              <Stars count={count} label={t('ratings.stars-of', { count })} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Thumbs({ rating }: Pick<RatingCardProps, 'rating'>) {
  const t = useText()
  if (rating.items.length === 0) return null
  return (
    <ul className={styles.thumbs}>
      {rating.items.map(({ item_id, name, thumb }) => (
        <li key={item_id} data-thumb={thumb}>
          <Icon of={thumb === 'up' ? ThumbsUp : ThumbsDown} size="s" />
          <span className="vh">{t(thumb === 'up' ? 'ratings.liked' : 'ratings.disliked')}</span>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Photos({ rating }: Pick<RatingCardProps, 'rating'>) {
  const t = useText()
  if (rating.photos.length === 0) return null
  return (
    <ul className={styles.photos}>
      {rating.photos.map(({ id }, i) => (
        <li key={id}>
          <a href={`/rating-photos/${id}/1280`} target="_blank" rel="noreferrer">
            <img
              src={`/rating-photos/${id}/112`}
              alt={t('ratings.photo', { number: i + 1 })}
              width={64}
              height={64}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
