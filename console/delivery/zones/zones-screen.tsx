import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { ZonesWire } from '#contract/delivery/delivery-zones.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import { giveWay } from '../../shell/draft/unsaved.ts'
import { useZones } from './use-zones.ts'
import { moveCorner, idempotencyShape } from './zone-draft.ts'
import { ZoneForm } from './zone-form.tsx'
import { ZoneList } from './zone-list.tsx'
import { ZoneMap } from './zone-map.tsx'
import styles from './zones-screen.module.css'

interface ZonesScreenProps {
  readonly branchId: string
  readonly first: ZonesWire
}

/** Where a branch delivers and on which terms: drawn on the map, tried with a point. */
export function ZonesScreen({ branchId, first }: ZonesScreenProps) {
  const t = useText()
  const language = useLanguage()
  const desk = useZones(branchId, first)
  const { zones, draft, tested } = desk
  const picture = useMemo(
    () => ({
      zones: zones
        .filter(({ id }) => id !== draft?.id)
        .map(({ id, name, shape, on }) => ({ id, name: name[language], shape, on })),
      drawn: draft?.shape,
      tested: draft ? undefined : tested,
    }),
    [zones, draft, tested, language],
  )
  return (
    <>
      <title>{t('zones.title')}</title>
      <header className={styles.head}>
        <h1>{t('zones.title')}</h1>
        <BranchPicker branchId={branchId} />
        <Button onClick={() => giveWay(t('shell.leave-sure'), () => desk.edit(undefined))}>
          <Icon of={Plus} />
          {t('zones.add')}
        </Button>
      </header>
      <main id="content" className={styles.page}>
        {!first.delivers && <Note tone="warn">{t('zones.no-delivery')}</Note>}
        <div className={styles.layout}>
          <div className={styles.mapSide}>
            <ZoneMap
              tiles={first.tiles}
              center={first.branch}
              picture={picture}
              onPress={(place) =>
                draft ? desk.change({ shape: idempotencyShape(draft.shape, place) }) : desk.test(place)
              }
              onCorner={(at, place) => draft && desk.change({ shape: moveCorner(draft.shape, at, place) })}
            />
            <p role="status" className={styles.tested}>
              {draft ? t('zones.drawing') : tested ? <Tested desk={desk} /> : t('zones.test-hint')}
            </p>
          </div>
          {draft ? <ZoneForm key={draft.id ?? 'new'} desk={desk} draft={draft} /> : <ZoneList desk={desk} />}
        </div>
      </main>
    </>
  )
}

function Tested({ desk }: { readonly desk: ReturnType<typeof useZones> }) {
  const t = useText()
  const language = useLanguage()
  const { serving } = desk
  if (!serving) return t('zones.test-none')
  return t('zones.test-served', { zone: serving.name[language], fee: serving.fee, minutes: serving.minutes })
}
