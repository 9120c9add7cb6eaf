import { limits } from '#domain/core/limits.ts'
import { lengthOf } from '#domain/core/text.ts'

/** What a customer says of themselves; the date's parts are texts as chosen, "" while not. */
export interface InfoForm {
  readonly name: string
  readonly gender: 'male' | 'female' | ''
  readonly day: string
  readonly month: string
  readonly year: string
}

export type InfoField = 'name' | 'birthDate'
export type InfoProblem = 'form.required' | 'form.too-long' | 'info.date-incomplete' | 'info.date-wrong'

/** Takes what was typed and chosen; returns what is wrong, field by field; nothing when all is well. Spec 5 (name 30). */
export function checkInfoForm(form: InfoForm): Partial<Record<InfoField, InfoProblem>> {
  const problems: Partial<Record<InfoField, InfoProblem>> = {}
  const name = form.name.trim()
  if (name === '') problems.name = 'form.required'
  else if (lengthOf(name) > limits.name) problems.name = 'form.too-long'
  const parts = [form.day, form.month, form.year]
  const chosen = parts.filter((part) => part !== '').length
  if (chosen > 0 && chosen < parts.length) problems.birthDate = 'info.date-incomplete'
  else if (chosen > 0 && birthDateOf(form) === null) problems.birthDate = 'info.date-wrong'
  return problems
}

/** Takes the form; returns its birth date as YYYY-MM-DD, null when none is chosen or the day does not exist. */
export function birthDateOf({ day, month, year }: InfoForm): string | null {
  if (day === '' || month === '' || year === '') return null
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text
}

/** Takes a birth date or none; returns the parts that the form shows. */
export function partsOfBirthDate(date: string | null): Pick<InfoForm, 'day' | 'month' | 'year'> {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
