import type { RefusalAnswer } from './refusals.ts'

/** What the console's editors refuse. */
export const menuRefusals = {
  'plan-changed': {
    status: 409,
    words: {
      ar: 'غيّر زميل هذه البيانات في هذه الأثناء، راجعها ثم احفظ',
      en: 'A colleague has changed this meanwhile, look at it and save again',
    },
  },
  'menu-changed': {
    status: 409,
    words: {
      ar: 'غيّره زميل في هذه الأثناء. راجع ما تغيّر ثم احفظ',
      en: 'A colleague has changed it meanwhile. Look at what changed and save again',
    },
  },
  'group-not-empty': {
    status: 422,
    words: { ar: 'في هذا القسم أصناف، انقلها أولًا', en: 'There are items in this group, move them first' },
  },
  'item-in-combo': {
    status: 422,
    words: {
      ar: 'هذا الصنف جزء من وجبة مركّبة، أزله منها أولًا',
      en: 'This item is part of a combo, take it out of that first',
    },
  },
} as const satisfies Readonly<Record<string, RefusalAnswer>>
