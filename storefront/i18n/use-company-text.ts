import { arCompany } from './ar/company.ts'
import { enCompany } from './en/company.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of orders on a company's account: its texts come with its code. */
export const useCompanyText = makeTextHook({ ar: arCompany, en: enCompany })
