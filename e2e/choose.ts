import type { Locator } from '@playwright/test'

/** Chooses a radio of which people see the label alone: by that, as they do, and once it may be chosen. */
export const choose = (radio: Locator): Promise<void> => radio.locator('xpath=ancestor::label').click()
