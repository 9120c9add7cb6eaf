import { lazy, Suspense, useMemo, useState } from 'react'
import type { MenuWire } from '#contract/menu/menu.ts'
import { Empty } from '#ui/empty.tsx'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Avoid, type Eatable } from '../avoid/avoid.tsx'
import { MenuRail } from '../menu-rail.tsx'
import { sectionsOf } from '../menu-section.ts'
import { unpackMenu, type PackedMenu } from '../pack-menu.ts'
import { useFreshMenu } from '../use-fresh-menu.ts'
import basket from '../../pictures/basket.webp'
import { PageHead } from '../../shell/page-head.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import { EmenuHeader, type EmenuBranch } from './emenu-header.tsx'
import { EmenuPart } from './emenu-part.tsx'
import styles from './emenu-screen.module.css'
import { useOpenDish } from './use-open-dish.ts'

const loadSheet = () => import('./dish-sheet.tsx')
const DishSheet = lazy(loadSheet)

interface EmenuScreenProps {
  readonly packed: PackedMenu
  /** To change to; none on a menu that belongs to one branch. */
  readonly branches: readonly EmenuBranch[]
}

/** The electronic menu, to read: on a guest's phone or on the tablet of a table. No cart (rule "Electronic menu"). */
export function EmenuScreen({ packed, branches }: EmenuScreenProps) {
  const menu = useFreshMenu(useMemo(() => unpackMenu(packed), [packed]))
  const t = useText()
  const say = useChoiceText()
  const { opened, open, close } = useOpenDish(menu.items)
  const all = useMemo(() => partsOf(menu), [menu])
  const [eatable, setEatable] = useState<Eatable>()
  const sections = useMemo(() => eatable?.of(all) ?? all, [eatable, all])
  const plates = useMemo(
    () => Object.fromEntries(menu.groups.map((group) => [group.id, group.plate])),
    [menu],
  )
  const title = `${say('emenu.title')} · ${menu.branch.name}`
  return (
    <>
      <PageHead title={title} />
      <EmenuHeader branch={menu.branch} branches={branches} />
      <div className={styles.layout}>
        {sections.length > 0 && <MenuRail sections={sections} />}
        <main id="content" className={styles.main} onPointerOver={() => void loadSheet()}>
          <h1 className="vh">{title}</h1>
          {menu.avoid && <Avoid menu={menu} onChange={setEatable} />}
          {sections.map((section, i) => (
            <EmenuPart key={section.id} section={section} plates={plates} first={i === 0} onOpen={open} />
          ))}
          {menu.caffeine_note && <p className={styles.law}>{menu.caffeine_note}</p>}
          {all.length === 0 && (
            <Empty picture={basket} title={t('menu.empty')} text={menu.branch.hours_note} />
          )}
        </main>
      </div>
      {opened && (
        <Suspense fallback={null}>
          <DishSheet
            key={opened.id}
            card={opened}
            plate={plates[opened.group_id] ?? 1}
            type={menu.type}
            branchId={menu.branch.id}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

/** The groups as they are: what sells best is for those who order. */
function partsOf(menu: MenuWire) {
  const all = sectionsOf(menu, { name: '', picture: '' }, (id) => pictureUrl(id, 112))
  return all.filter((section) => !section.tiles)
}
