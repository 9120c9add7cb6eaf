import { wordIn } from '#domain/core/words.ts'
import { N } from '#ui/text/n.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './campaigns.module.css'
import { CouponWords } from './coupon-words.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

/** The message as it arrives, and whom it would reach. */
export function CampaignPreview({ form }: { readonly form: CampaignForm }) {
  const t = useText()
  const language = useLanguage()
  const { text, tried } = form
  const typed = wordIn({ ar: text.body_ar, en: text.body_en }, language)
  const shown = tried ? tried.preview[language] : typed
  return (
    <section className={styles.preview} aria-label={t('campaign.preview')}>
      <p className={styles.small}>{t('campaign.preview')}</p>
      <p className={styles.message}>
        <bdi>{shown || t('campaign.preview-empty')}</bdi>
      </p>
      {form.coupon && (
        <p className={styles.gives}>
          <CouponWords coupon={form.coupon} />
        </p>
      )}
      <div role="status">
        {tried && (
          <>
            <p className={styles.small}>{t('campaign.tried')}</p>
            <dl className={styles.facts}>
              <div>
                <dt>{t('campaign.customers')}</dt>
                <dd>
                  <N>{tried.customers}</N>
                </dd>
              </div>
              <div>
                <dt>{t('campaign.reachable')}</dt>
                <dd>
                  <N>{tried.reachable}</N>
                </dd>
              </div>
            </dl>
          </>
        )}
      </div>
    </section>
  )
}
