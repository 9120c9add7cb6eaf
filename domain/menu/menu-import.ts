import { checkGroupDoc, checkItemDoc, type MenuIds } from './check-menu-doc.ts'
import type { Block } from './import-block.ts'
import { blocksOf } from './import-blocks.ts'
import type { NamedAllergen } from './import-contents.ts'
import { docOfBlock, type ImportGroups } from './import-dish.ts'
import { faultsOf, type ImportFault } from './import-fault.ts'
import { changedFields, type GroupDoc, type ItemDoc, type ItemField } from './menu-doc.ts'
import { nameKey, type Sheet } from './menu-sheet.ts'
import { isRefusal } from '../core/refusal.ts'
import type { Words } from '../core/words.ts'

/** A document of the menu as it stands, with the version that a change begins from. */
interface Standing<Doc> {
  readonly id: string
  readonly doc: Doc
  readonly version: number
}

/** The menu that a file is held against. */
export interface StandingMenu {
  readonly groups: readonly Standing<GroupDoc>[]
  readonly items: readonly Standing<ItemDoc>[]
  /** The restaurant's allergens, as a file may name them. */
  readonly allergens: readonly NamedAllergen[]
  readonly ids: MenuIds
}

/** What a file makes of one dish. Parts that are new have ids that no menu has; the server gives them their own. */
export interface ImportedDish {
  readonly line: number
  readonly code: string
  readonly doc: ItemDoc
  readonly before: Standing<ItemDoc> | undefined
  /** Nothing in it: the dish is already so. */
  readonly fields: readonly ItemField[]
}

/** What a file would change. With one fault in it nothing of it is written. */
export interface MenuImport {
  /** Groups that the menu does not have, by the id that the dishes name until they have their own. */
  readonly groups: readonly { readonly id: string; readonly doc: GroupDoc }[]
  readonly dishes: readonly ImportedDish[]
  readonly faults: readonly ImportFault[]
}

/**
 * Takes a file's rows and the menu; returns what it would change, and each fault by its line and column. A dish is known by
 * its code, or by its id where it has no code; a cell without text leaves what is there; one option in a dish's lines and
 * they are all its options. The same file again changes nothing.
 */
export function planImport(sheet: Sheet, menu: StandingMenu): MenuImport {
  const groups = knownGroups(menu)
  const byCode = new Map(
    menu.items.flatMap((item) => (item.doc.code ? [[item.doc.code, item] as const] : [])),
  )
  const byId = new Map(menu.items.map((item) => [item.id, item]))
  const { blocks, faults } = blocksOf(sheet.rows)
  const dishes: ImportedDish[] = []
  for (const block of blocks) {
    const before = byCode.get(block.code) ?? byId.get(block.code)
    const made = docOfBlock(block, before?.doc, { groups, allergens: menu.allergens })
    faults.push(...made.faults)
    if (made.faults.length > 0) continue
    const checked = checkItemDoc(made.doc, withNewGroups(menu.ids, groups, before?.id))
    if (isRefusal(checked)) faults.push(...faultsOf(checked, block, made.lines))
    else
      dishes.push({
        line: block.line,
        code: block.code,
        doc: checked,
        before,
        fields: changes(before, checked),
      })
  }
  faults.push(...groupFaults(groups, blocks))
  return { groups: groups.made, dishes, faults: faults.toSorted((one, other) => one.line - other.line) }
}

function changes(before: Standing<ItemDoc> | undefined, doc: ItemDoc): readonly ItemField[] {
  return before ? changedFields(before.doc, doc) : ['name']
}

/** Groups by their name in either language; one that the menu does not have is made once, whatever dish names it first. */
function knownGroups(menu: StandingMenu): ImportGroups {
  const known = new Map<string, string>()
  const made: { id: string; doc: GroupDoc; line: number }[] = []
  const keep = (id: string, { ar, en }: Words) => {
    for (const name of [ar, en].map(nameKey)) if (name !== '' && !known.has(name)) known.set(name, id)
  }
  for (const { id, doc } of menu.groups) keep(id, doc.name)
  return {
    made,
    idFor(name, line) {
      const found = known.get(nameKey(name.ar)) ?? known.get(nameKey(name.en))
      if (found !== undefined) return found
      const id = `new-group-${made.length + 1}`
      made.push({ id, doc: { name, windows: [] }, line })
      keep(id, name)
      return id
    },
  }
}

function withNewGroups(ids: MenuIds, { made }: ImportGroups, self: string | undefined): MenuIds {
  const groups = new Set([...ids.groups, ...made.map(({ id }) => id)])
  return { groups, items: ids.items, allergens: ids.allergens, ...(self !== undefined && { self }) }
}

function groupFaults({ made }: ImportGroups, blocks: readonly Block[]): ImportFault[] {
  return made.flatMap(({ doc, line }) => {
    const wrong = isRefusal(checkGroupDoc(doc)) && blocks.some((block) => block.line === line)
    return wrong
      ? [{ line, column: 'group_ar' as const, kind: 'too-long' as const, value: doc.name.ar || doc.name.en }]
      : []
  })
}
