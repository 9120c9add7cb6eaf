import { arDriver } from './ar/driver.ts'
import { enDriver } from './en/driver.ts'
import { makeTextHook } from './make-text-hook.ts'

/** `t` of the driver's page and of where the driver is: its texts come with its code. */
export const useDriverText = makeTextHook({ ar: arDriver, en: enDriver })
