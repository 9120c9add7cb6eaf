import type { RefusalAnswer } from '../core/refusal-answer.ts'

/** What the console's editors refuse. */
export const menuRefusals = {
  'plan-changed': {
    status: 409,
    words: {
      ar: 'غيّر زميل هذه البيانات في هذه الأثناء، يُرجى مراجعتها ثم الحفظ',
      en: 'A colleague changed this in the meantime. Check it and save again',
    },
  },
  'menu-changed': {
    status: 409,
    words: {
      ar: 'غيّره زميل في هذه الأثناء. يُرجى مراجعة ما تغيّر ثم الحفظ',
      en: 'A colleague changed it in the meantime. Check what changed and save again',
    },
  },
  'branch-field-fixed': {
    status: 403,
    words: {
      ar: 'تحدد الإدارة هذا لجميع الفروع',
      en: 'The head office sets this for all branches',
    },
  },
  'group-not-empty': {
    status: 422,
    words: { ar: 'في هذا القسم أصناف، يلزم نقلها أولًا', en: 'There are items in this group. Move them first' },
  },
  'item-in-combo': {
    status: 422,
    words: {
      ar: 'هذا الصنف جزء من وجبة مركّبة، تلزم إزالته منها أولًا',
      en: 'This item is part of a combo. Remove it from the combo first',
    },
  },
  'dish-code-taken': {
    status: 422,
    words: { ar: 'هذا الرمز لصنف آخر', en: 'Another item has this code' },
  },
  'shared-group-unfit': {
    status: 422,
    words: {
      ar: 'المجموعة مشتركة مع «{item}» ولا تصلح له بهذا الشكل، فلم يُحفظ شيء',
      en: 'The group is shared with “{item}” and would not fit there, so nothing was saved',
    },
  },
  'label-salt-differs': {
    status: 422,
    words: {
      ar: 'علامة الملح لا تطابق كميته: العلامة تبدأ من 5 جرامات',
      en: 'The salt mark does not match the amount: the mark begins at 5 g',
    },
  },
  'label-sugar-above-carbs': {
    status: 422,
    words: {
      ar: 'السكر جزء من الكربوهيدرات فلا يزيد عليها',
      en: 'Sugar is part of the carbohydrates and cannot be more than they are',
    },
  },
  'label-energy-above-calories': {
    status: 422,
    words: {
      ar: 'البروتين والدهون والكربوهيدرات فيها سعرات أكثر من المكتوب',
      en: 'Protein, fat and carbohydrates hold more calories than are given',
    },
  },
  'label-minutes-alone': {
    status: 422,
    words: {
      ar: 'دقائق النشاط تحتاج سعرات، وكلاهما صفر أو كلاهما أكثر',
      en: 'Minutes of activity need calories: both are zero or neither is',
    },
  },
  'import-unreadable': {
    status: 422,
    words: {
      ar: 'تعذّرت قراءة الملف. يُرجى حفظه بصيغة CSV أو XLSX ثم اختياره من جديد',
      en: 'The file could not be read. Save it as CSV or XLSX and choose it again',
    },
  },
  'import-no-codes': {
    status: 422,
    words: {
      ar: 'لا يوجد عمود «الرمز» في السطر الأول. يُرجى البدء من النموذج',
      en: 'The first line has no “Code” column. Start from the template',
    },
  },
} as const satisfies Readonly<Record<string, RefusalAnswer>>
