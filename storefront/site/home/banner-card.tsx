import type { BannerWire } from '#contract/platform/tenant.ts'
import { sectionId } from '../../menu/section-id.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import styles from './banner-card.module.css'

/** An offer: a tint, its words, its picture; to an item, a group of the menu or another site (spec 2, 3). */
export function BannerCard({ banner, tint }: { readonly banner: BannerWire; readonly tint: number }) {
  const { picture } = banner
  const inside = (
    <>
      <span className={styles.text}>{banner.text}</span>
      <b className={styles.title}>{banner.title}</b>
      {picture && (
        <img
          className={picture.cutout ? styles.cutout : styles.photo}
          src={pictureUrl(picture.id, 240)}
          srcSet={`${pictureUrl(picture.id, 240)} 240w, ${pictureUrl(picture.id, 480)} 480w`}
          sizes="124px"
          alt=""
          width={240}
          height={240}
          loading="lazy"
        />
      )}
    </>
  )
  const look = `${styles.banner} ${styles[`tint${tint % 4}`]}`
  if (banner.type === 'item' && banner.item_id)
    return (
      <LocalLink to={`/item/${banner.item_id}`} className={look}>
        {inside}
      </LocalLink>
    )
  if (banner.type === 'group' && banner.group_id)
    return (
      <LocalLink to={`/menu#${sectionId(banner.group_id)}`} className={look}>
        {inside}
      </LocalLink>
    )
  if (banner.type === 'url' && banner.url)
    return (
      <a href={banner.url} className={look} target="_blank" rel="noopener noreferrer">
        {inside}
      </a>
    )
  return <div className={look}>{inside}</div>
}
