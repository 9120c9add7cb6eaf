import type {
  DepositDocWire,
  ItemDocWire,
  OptionDocWire,
  OptionGroupDocWire,
} from '#contract/menu/menu-doc.ts'

let made = 0
/** An id for a part that is not saved yet; the server gives it its own. */
const newId = (): string => `new${(made += 1)}`

const noWords = { ar: '', en: '' }

/** Takes the group that it is for; returns an empty item. */
export function newItem(groupId: string): ItemDocWire {
  return {
    code: '',
    group_id: groupId,
    name: noWords,
    description: noWords,
    price: '0.00',
    price_before: null,
    tax: null,
    calories: null,
    labels: {},
    picture: null,
    allergens: [],
    option_groups: [],
    deposits: [],
    windows: [],
    max_quantity: null,
    scheduled_only: false,
    featured: false,
    tags: [],
    types: ['pickup', 'car', 'delivery', 'dinein'],
    make_minutes: 10,
    on_sale: true,
  }
}

export const newOption = (): OptionDocWire => ({
  id: newId(),
  name: noWords,
  price: '0.00',
  min: 1,
  max: 1,
  calories: null,
  labels: {},
  allergens: [],
  unfit: [],
  preset: false,
  item_id: null,
})

export const newOptionGroup = (): OptionGroupDocWire => ({
  id: newId(),
  name: noWords,
  min: 1,
  max: 1,
  free: 0,
  when: null,
  shared: null,
  options: [newOption()],
})

/** Takes a group of another dish; returns the same with ids of its own, shown always. */
export const copyOfGroup = (group: OptionGroupDocWire): OptionGroupDocWire => ({
  ...group,
  id: newId(),
  when: null,
  options: group.options.map((option) => ({ ...option, id: newId() })),
})

export const newDeposit = (): DepositDocWire => ({
  id: newId(),
  name: noWords,
  amount: '0.00',
  min: 0,
  max: 1,
})
