import type { Block } from './import-block.ts'
import { labelColumns } from './label-columns.ts'
import type { SheetColumn } from './menu-sheet.ts'
import type { Refusal } from '../core/refusal.ts'
import type { Language, Words } from '../core/words.ts'

/** What is wrong with a cell; `{value}` is what stands in it, `{line}` the other line that it is held against. */
const importFaults = {
  missing: { ar: 'هذه الخانة مطلوبة', en: 'This cell is required' },
  twice: { ar: '«{value}» ورد في السطر {line}', en: '“{value}” stands on line {line} already' },
  differs: {
    ar: '«{value}» يخالف ما في السطر {line} للصنف نفسه',
    en: '“{value}” is not what line {line} says of the same dish',
  },
  'no-amount': { ar: '«{value}» ليس مبلغًا', en: '“{value}” is no amount of money' },
  'no-number': { ar: '«{value}» ليس عددًا صحيحًا', en: '“{value}” is no whole number' },
  'no-tax': {
    ar: '«{value}» ليس نسبة ضريبة ولا «خاضع لنسبة الصفر» ولا «معفى من الضريبة» ولا «خارج نطاق الضريبة»',
    en: '“{value}” is no rate of VAT, nor “Zero-rated”, “VAT exempt” or “Outside VAT”',
  },
  'not-known': {
    ar: '«{value}»: فيه ما ليس في قائمة المطعم',
    en: '“{value}” names what the restaurant’s list has not',
  },
  'no-grams': { ar: '«{value}» ليس وزنًا بالجرام', en: '“{value}” is no weight in grams' },
  'no-answer': { ar: '«{value}» ليس نعم ولا لا', en: '“{value}” is neither yes nor no' },
  'too-long': { ar: 'النص أطول من المسموح', en: 'The text is longer than allowed' },
  'out-of-bounds': { ar: 'القيمة خارج الحدود المسموحة', en: 'The value is out of bounds' },
  'discount-below': {
    ar: 'السعر قبل الخصم يجب أن يكون أعلى من السعر',
    en: 'The price before the discount must be above the price',
  },
  'options-unfit': {
    ar: 'عدد الخيارات لا يكفي لأقل عدد مطلوب، أو هو أكثر من المسموح',
    en: 'There are fewer options than must be chosen, or more than allowed',
  },
  'condition-lost': {
    ar: 'هذه المجموعة تظهر مع خيار غير موجود في الملف',
    en: 'This group shows with an option that is not in the file',
  },
  'label-salt-differs': {
    ar: 'علامة الملح لا تطابق كميته: العلامة تبدأ من 5 جرامات',
    en: 'The salt mark does not match the amount: the mark begins at 5 g',
  },
  'label-sugar-above-carbs': {
    ar: 'السكر جزء من الكربوهيدرات فلا يزيد عليها',
    en: 'Sugar is part of the carbohydrates and cannot be more than they are',
  },
  'label-energy-above-calories': {
    ar: 'البروتين والدهون والكربوهيدرات فيها سعرات أكثر من المكتوب',
    en: 'Protein, fat and carbohydrates hold more calories than are given',
  },
  'label-minutes-alone': {
    ar: 'دقائق النشاط تحتاج سعرات، وكلاهما صفر أو كلاهما أكثر',
    en: 'Minutes of activity need calories: both are zero or neither is',
  },
  'not-possible': { ar: 'لا يمكن حفظ هذا الصنف كما هو', en: 'This dish cannot be kept as it is' },
} as const satisfies Readonly<Record<string, Words>>

export type ImportFaultKind = keyof typeof importFaults

/** What is wrong with a file, and where. */
export interface ImportFault {
  readonly line: number
  readonly column: SheetColumn
  readonly kind: ImportFaultKind
  /** What stands there. */
  readonly value: string
  /** Another line that it does not go with. */
  readonly other?: number
}

/** Takes a fault and the language; returns it as a sentence. What people typed is cut short. */
export function faultWords({ kind, value, other = 0 }: ImportFault, language: Language): string {
  const short = [...value].length > 40 ? `${[...value].slice(0, 40).join('')}…` : value
  return importFaults[kind][language].replace('{value}', () => short).replace('{line}', () => String(other))
}

/** Where the option groups of a dish stand in the file, and their options. */
export interface OptionLines {
  readonly line: number
  readonly options: readonly number[]
}

/** The labels' fields as a refusal names them, by their columns. */
function labelFields(of: keyof typeof labelColumns): Record<string, SheetColumn> {
  return Object.fromEntries(
    Object.entries(labelColumns[of]).map(([field, column]) => [`labels.${field}`, column]),
  )
}

const columns: Readonly<Record<string, SheetColumn>> = {
  code: 'code',
  group_id: 'group_ar',
  'name.ar': 'name_ar',
  'name.en': 'name_en',
  'description.ar': 'description_ar',
  'description.en': 'description_en',
  price: 'price',
  price_before: 'price_before',
  calories: 'calories',
  'tax.percent': 'tax',
  'tax.code': 'tax_code',
  'tax.reason.ar': 'tax_reason_ar',
  'tax.reason.en': 'tax_reason_en',
  allergens: 'allergens',
  ...labelFields('dish'),
}
const ofGroup: Readonly<Record<string, SheetColumn>> = {
  'name.ar': 'options_ar',
  'name.en': 'options_en',
  min: 'least',
  max: 'most',
  options: 'option_ar',
  when: 'options_ar',
}
const ofOption: Readonly<Record<string, SheetColumn>> = {
  'name.ar': 'option_ar',
  'name.en': 'option_en',
  price: 'option_price',
  calories: 'option_calories',
  allergens: 'option_allergens',
  ...labelFields('option'),
}

/** Takes why a dish was refused (checkItemDoc), its lines and where its option groups stand; returns the faults by line and column. */
export function faultsOf(refusal: Refusal, block: Block, lines: readonly OptionLines[]): ImportFault[] {
  return Object.entries(refusal.fields ?? {}).map(([field, [code]]) => {
    const { line, column } = placeOf(field, block, lines)
    const cells = block.rows.find((row) => row.line === line)?.cells ?? block.cells
    const value = (column && cells[column]) ?? ''
    if (!column) return { line, column: 'code', kind: 'not-possible', value }
    return { line, column, kind: kindOf(field, code), value }
  })
}

function placeOf(
  field: string,
  { line }: Block,
  lines: readonly OptionLines[],
): { line: number; column?: SheetColumn } {
  const [, i, j, optionField] = /^option_groups\.(\d+)\.options\.(\d+)\.(.+)$/.exec(field) ?? []
  if (optionField !== undefined) {
    const at = lines[Number(i)]?.options[Number(j)] ?? line
    return withColumn(at, ofOption[optionField])
  }
  const [, at, groupField] = /^option_groups\.(\d+)\.(.+)$/.exec(field) ?? []
  if (groupField !== undefined) return withColumn(lines[Number(at)]?.line ?? line, ofGroup[groupField])
  return withColumn(line, field === 'option_groups' ? 'options_ar' : columns[field])
}

const withColumn = (line: number, column: SheetColumn | undefined) => ({ line, ...(column && { column }) })

const isLabelFault = (code: string | undefined): code is ImportFaultKind & `label-${string}` =>
  code?.startsWith('label-') === true && code in importFaults

function kindOf(field: string, code: string | undefined): ImportFaultKind {
  if (code === 'field-required') return 'missing'
  if (code === 'text-too-long') return 'too-long'
  if (isLabelFault(code)) return code
  if (field === 'price_before') return 'discount-below'
  if (field.endsWith('.when')) return 'condition-lost'
  return field.endsWith('.options') ? 'options-unfit' : 'out-of-bounds'
}
