import { directionOf, languages } from '#domain/core/words.ts'
import { useState } from 'react'
import type { BannerBody, SiteBannerWire } from '#contract/site/site-content.ts'
import { siteContentLimits } from '#domain/site/site-content.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useText } from '../../i18n/use-text.ts'
import { RefusedNote } from '../../shell/draft/overtaken-note.tsx'
import { BannerTarget } from './banner-target.tsx'
import styles from './content-screen.module.css'
import { PictureField } from './picture-field.tsx'
import type { Content } from './use-content.ts'
import { useSheet } from './use-sheet.ts'

interface BannerSheetProps {
  readonly content: Content
  readonly banner: SiteBannerWire | undefined
  /** Of a new one. */
  readonly place: BannerBody['place']
  readonly onClose: () => void
}

/** Writes a banner, or a popup. */
export function BannerSheet({ content, banner, place, onClose: close }: BannerSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const [typed, setTyped] = useState<BannerBody>(() => (banner ? bodyOf(banner) : emptyBanner(place)))
  const now = content.content.banners.find(({ id }) => id === banner?.id)
  const sheet = useSheet(banner, now, (theirs) => setTyped(bodyOf(theirs)))
  const change = (more: Partial<BannerBody>) => setTyped((before) => ({ ...before, ...more }))
  const send = () => {
    if (content.busy) return
    void content
      .act((calls) =>
        banner ? calls.changeBanner(banner.id, { ...typed, seen: sheet.seen ?? '' }) : calls.addBanner(typed),
      )
      .then((words) => (words === undefined ? onClose() : sheet.refuse(words)))
  }
  return (
    <Sheet
      title={t(`content.${banner ? 'change' : 'add'}.${typed.place}`)}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={content.busy ? 'busy' : 'idle'} onClick={send}>
          {t('content.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <RefusedNote form={sheet} />
        <Segmented
          legend={t('content.place')}
          name="place"
          value={typed.place}
          onChange={(next) => change({ place: next })}
          options={[
            { value: 'web' as const, label: t('content.place.web') },
            { value: 'web_popup' as const, label: t('content.place.web_popup') },
          ]}
        />
        <Both typed={typed} of="title" change={change} />
        <Both typed={typed} of="text" change={change} />
        <PictureField
          label={t('content.picture')}
          id={typed.picture?.id ?? ''}
          onChange={(picture) => change({ picture })}
        />
        <BannerTarget content={content} typed={typed} change={change} />
        {typed.place === 'web_popup' && (
          <WholeNumberField
            label={t('content.period')}
            hint={t('content.period-hint')}
            max={siteContentLimits.period}
            value={typed.appear_in_period}
            onChange={(appear_in_period) => change({ appear_in_period })}
          />
        )}
        <Dates banner={now ?? banner} typed={typed} change={change} />
      </div>
    </Sheet>
  )
}

interface PartProps {
  readonly typed: BannerBody
  readonly change: (more: Partial<BannerBody>) => void
}

function Both({ typed, of, change }: PartProps & { readonly of: 'title' | 'text' }) {
  const t = useText()
  return (
    <div className={styles.pair}>
      {languages.map((language) => (
        <Field
          key={language}
          label={t(`content.${of}-${language}`)}
          limit={siteContentLimits[of]}
          dir={directionOf[language]}
          lang={language}
          autoComplete="off"
          value={typed[of][language]}
          onChange={(event) => change({ [of]: { ...typed[of], [language]: event.currentTarget.value } })}
        />
      ))}
    </div>
  )
}

/** By the restaurant's clock, wherever this browser is; what nobody touches stays the moment that it was. */
function Dates({ banner, typed, change }: PartProps & Pick<BannerSheetProps, 'banner'>) {
  const t = useText()
  const shown = (name: 'starts' | 'ends') => {
    const at = typed[`${name}_at`]
    return (at !== null && at === banner?.[`${name}_at`] ? banner[`${name}_local`] : at) ?? ''
  }
  return (
    <div className={styles.pair}>
      {(['starts', 'ends'] as const).map((name) => (
        <Field
          key={name}
          label={t(`content.${name}_at`)}
          type="datetime-local"
          dir="ltr"
          value={shown(name)}
          onChange={(event) => {
            const { value } = event.currentTarget
            change({ [`${name}_at`]: value === '' ? null : value.slice(0, 16) })
          }}
        />
      ))}
    </div>
  )
}

function bodyOf({
  id: _,
  seen: _n,
  starts_local: _s,
  ends_local: _e,
  ...banner
}: SiteBannerWire): BannerBody {
  return banner
}

function emptyBanner(place: BannerBody['place']): BannerBody {
  return {
    place,
    type: 'default',
    title: { ar: '', en: '' },
    text: { ar: '', en: '' },
    picture: null,
    item_id: null,
    group_id: null,
    url: null,
    appear_in_period: 1440,
    starts_at: null,
    ends_at: null,
  }
}
