import type { BannerBody, SiteBannerWire } from '#contract/site/site-content.ts'
import { wordIn } from '#domain/core/words.ts'
import { Badge } from '#ui/badge.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLanguage } from '#web/use-language.ts'
import styles from './content-screen.module.css'
import type { Opened } from './opened.ts'
import { RowActs, Section } from './section.tsx'
import type { Content } from './use-content.ts'

interface BannerListProps {
  readonly content: Content
  readonly place: BannerBody['place']
  readonly onOpen: (opened: Opened) => void
}

/** Banners of the home page, or popups. */
export function BannerList({ content, place, onOpen }: BannerListProps) {
  const t = useText()
  const language = useLanguage()
  const rows = content.content.banners.filter((banner) => banner.place === place)
  return (
    <Section
      title={t(`content.of.${place}`)}
      lead={t(`content.lead.${place}`)}
      add={t(`content.add.${place}`)}
      none={t('content.none')}
      onAdd={() => onOpen({ of: 'banner', place })}
    >
      {rows.map((banner) => (
        <li key={banner.id} className={styles.item}>
          {banner.picture && (
            <img src={`/pictures/${banner.picture.id}/112`} alt="" width={56} height={56} loading="lazy" />
          )}
          <div className={styles.words}>
            <b>{banner.title[language]}</b>
            <span>{wordIn(banner.text, language)}</span>
            <span>
              <Badge>{t(`content.type.${banner.type}`)}</Badge> <Period banner={banner} />
            </span>
          </div>
          <RowActs
            change={t('content.change-of', { name: banner.title[language] })}
            remove={t('content.remove-of', { name: banner.title[language] })}
            words={{ change: t('content.change'), remove: t('content.remove') }}
            onChange={() => onOpen({ of: 'banner', place, banner })}
            onRemove={() => void content.tell((calls) => calls.deleteBanner(banner.id))}
          />
        </li>
      ))}
    </Section>
  )
}

function Period({ banner }: { readonly banner: SiteBannerWire }) {
  const t = useText()
  if (banner.place !== 'web_popup') return null
  if (banner.appear_in_period === 0) return <>{t('content.always')}</>
  return <>{t('content.again-after', { count: banner.appear_in_period })}</>
}
