import { MessageSquareReply, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { OrderRatingWire, RatingWire } from '#contract/ratings/rating.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './rating-card.module.css'
import { Stars } from '#ui/fields/stars.tsx'
import { Typed } from '#ui/text/typed.tsx'

interface RatingCardProps {
  readonly known: OrderRatingWire
  readonly onRate: () => void
}

/** On the order's page: the question how it was, or what was said and what the restaurant answered. */
export function RatingCard({ known, onRate }: RatingCardProps) {
  const t = useText()
  const { rating, can_rate } = known
  if (rating) return <Given rating={rating} known={known} onRate={onRate} />
  if (!can_rate) return null
  return (
    <section className={styles.card} aria-labelledby="rating-ask">
      <h2 id="rating-ask">{t('rating.ask')}</h2>
      <p className={styles.hint}>{t('rating.ask-hint')}</p>
      <Button wide aria-haspopup="dialog" onClick={onRate}>
        {t('rating.rate')}
      </Button>
    </section>
  )
}

function Given({ rating, known, onRate }: RatingCardProps & { readonly rating: RatingWire }) {
  const t = useText()
  const { mine, delivery } = rating
  const aspects = [
    { aspect: 'food', count: rating.food },
    { aspect: 'delivery', count: delivery },
    { aspect: 'service', count: rating.service },
  ] as const
  return (
    <section className={styles.card} aria-labelledby="rating-given">
      <div className={styles.head}>
        <h2 id="rating-given">{t(mine ? 'rating.yours' : 'rating.of-order')}</h2>
        <N>{rating.date}</N>
      </div>
      <dl className={styles.aspects}>
        {aspects.map(
          ({ aspect, count }) =>
            count !== null && (
              <div key={aspect}>
                <dt>{t(`rating.${aspect}`)}</dt>
                <dd>
                  <Stars count={count} label={t('rating.stars', { count })} />
                </dd>
              </div>
            ),
        )}
      </dl>
      <ItemThumbs rating={rating} items={known.items} />
      {rating.comment && (
        <p className={styles.comment} dir="auto">
          <Typed>{rating.comment}</Typed>
        </p>
      )}
      <PhotosGiven rating={rating} />
      {rating.answer && (
        <div className={styles.answer}>
          <h3>
            <Icon of={MessageSquareReply} size="s" flip />
            {t('rating.answer')}
          </h3>
          <p dir="auto">
            <Typed>{rating.answer}</Typed>
          </p>
        </div>
      )}
      {mine && rating.hidden && <Note tone="info">{t('rating.hidden')}</Note>}
      {rating.can_change && (
        <Button kind="s" wide aria-haspopup="dialog" onClick={onRate}>
          {t('rating.change')}
        </Button>
      )}
    </section>
  )
}

function ItemThumbs({
  rating,
  items,
}: {
  readonly rating: RatingWire
  readonly items: OrderRatingWire['items']
}) {
  const t = useText()
  if (rating.items.length === 0) return null
  return (
    <ul className={styles.items}>
      {rating.items.map(({ item_id, thumb }) => {
        const name = items.find((item) => item.item_id === item_id)?.name ?? ''
        return (
          <li key={item_id}>
            <Icon of={thumb === 'up' ? ThumbsUp : ThumbsDown} size="s" />
            <span className="vh">{t(thumb === 'up' ? 'rating.liked' : 'rating.disliked', { name })}</span>
            <bdi aria-hidden>{name}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

function PhotosGiven({ rating }: { readonly rating: RatingWire }) {
  const t = useText()
  if (rating.photos.length === 0) return null
  return (
    <ul className={styles.photos}>
      {rating.photos.map(({ id, width, height }, i) => (
        <li key={id}>
          <a href={`/rating-photos/${id}/1280`} target="_blank" rel="noreferrer">
            <img
              src={`/rating-photos/${id}/224`}
              alt={t('rating.photo', { number: i + 1 })}
              width={width}
              height={height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
