import type { ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, type Page, type Response } from '@playwright/test'
import { waitUntilAlive } from './wait-until-alive.ts'
import { words, type Language } from './words.ts'

/** A menu's items as the server tells them, for tests that need a dish with or without choices. */
export const readItems = async (
  port: number,
  language: Language,
  tenant = 'saffron',
): Promise<{ plain: string; chosen: ItemWire }> => {
  const visitor = makeVisitor(port, `${tenant}.localhost`, language)
  const menu = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const orderable = menu.items.filter((item) => item.state === 'available')
  const plain = orderable.find((item) => !item.needs_choice)
  const withChoice = orderable.find((item) => item.needs_choice)
  if (!plain || !withChoice) throw new Error('The demo menu has no dish of both kinds.')
  const { item } = await visitor.call<{ item: ItemWire }>('GET', `/api/v1/menu/items/${withChoice.id}`)
  return { plain: plain.name, chosen: item }
}

/** Whether this answer says that a dish was added: to the cart, or with a new one. */
export const keepsLine = (answer: Response): boolean =>
  /\/carts$|\/lines$/.test(answer.url()) && answer.request().method() === 'POST' && answer.ok()

/** What a guest does on the storefront, said in its own words. */
export class Guest {
  readonly page: Page
  readonly words: (typeof words)[Language]

  constructor(page: Page, language: Language) {
    this.page = page
    this.words = words[language]
  }

  /** Opens a page of the storefront and waits until it can be used. */
  async open(url: string): Promise<void> {
    await this.page.goto(url)
    await waitUntilAlive(this.page)
  }

  /** Adds a dish that needs no choice by its "+". */
  async addPlain(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: this.words.add(name), exact: true })
      .first()
      .click()
  }

  /** Adds a dish and waits until it is kept: what follows loads the page anew, faster than people do. */
  async addSaved(name: string): Promise<void> {
    const saved = this.page.waitForResponse(keepsLine)
    await this.addPlain(name)
    await saved
  }

  /** Opens a dish, takes the first option of each required group and adds it. */
  async addChosen(item: ItemWire): Promise<void> {
    await this.page.getByRole('link', { name: item.name, exact: true }).first().click()
    const dialog = this.page.getByRole('dialog')
    for (const group of item.option_groups.filter(({ min }) => min > 0)) {
      const options = dialog.getByRole('group', { name: group.name })
      const kind = group.min === 1 && group.max === 1 ? 'radio' : 'checkbox'
      for (let i = 0; i < group.min; i += 1) await options.getByRole(kind).nth(i).press('Space')
    }
    await dialog.getByRole('button', { name: this.words.addToCart }).click()
    await expect(dialog).toBeHidden()
  }

  /** From the menu to the checkout: through the cart's drawer on a phone, from the cart beside the menu elsewhere. */
  async goToCheckout(): Promise<void> {
    const bar = this.page.getByRole('button', { name: this.words.viewCart })
    if (await bar.isVisible()) await bar.click()
    await this.page.getByRole('link', { name: this.words.checkout }).click()
    await this.page.waitForURL('**/checkout')
    await waitUntilAlive(this.page)
  }

  async fillContact(name: string, mobile: string): Promise<void> {
    await this.page.getByLabel(this.words.name, { exact: true }).fill(name)
    await this.page.getByLabel(this.words.mobile).fill(mobile)
  }

  /** Sends the order; ends on the gateway's card page. */
  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.pay }).click()
    await this.page.waitForURL(/\/pay\/ses/)
  }

  /** Takes one of the gateway's test cards and pays with it. */
  async useCard(card: 'useCard' | 'useSecureCard' | 'useDeclinedCard'): Promise<void> {
    await this.page.getByRole('link', { name: this.words[card] }).click()
    await this.page.getByRole('button', { name: this.words.payAtGateway }).click()
    if (card !== 'useSecureCard') return
    await this.page.getByRole('button', { name: this.words.approve }).click()
  }

  /** The order's status as the page says it, to eyes and ears alike. */
  async seesStatus(status: string): Promise<void> {
    await expect(
      this.page.getByRole('status').filter({ hasText: this.words.statusIs(status) }),
    ).toBeAttached()
    await expect(this.page.getByText(status, { exact: true }).first()).toBeVisible()
  }
}
