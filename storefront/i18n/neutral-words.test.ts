import { expect, it } from 'vitest'
import type { Message } from '#ui/text/message.ts'
import { arChoice } from './ar/choice.ts'
import { arCompany } from './ar/company.ts'
import { arContact } from './ar/contact.ts'
import { arCartPage } from './ar/cart-page.ts'
import { arDelivery } from './ar/delivery.ts'
import { arDriver } from './ar/driver.ts'
import { arExtra } from './ar/extra.ts'
import { arItem } from './ar/item.ts'
import { laterTexts } from './ar/later-texts.ts'
import { arPay } from './ar/pay.ts'
import { arReceipt } from './ar/receipt.ts'
import { arReservation } from './ar/reservation.ts'
import { arTable } from './ar/table.ts'
import { texts } from './ar/texts.ts'
import { arWaiting } from './ar/waiting.ts'
import { arWallet } from './ar/wallet.ts'

const all: Readonly<Record<string, Message>> = {
  ...texts,
  ...laterTexts,
  ...arChoice,
  ...arCompany,
  ...arContact,
  ...arCartPage,
  ...arDelivery,
  ...arDriver,
  ...arExtra,
  ...arItem,
  ...arPay,
  ...arReceipt,
  ...arReservation,
  ...arTable,
  ...arWaiting,
  ...arWallet,
}

/** Words that are told to a man alone: a woman reads اختاري, اطلبي, تطلبين. */
const toAMan = new Set(
  `اختر اطلب واطلب واطلبه احفظ أرسل اعرض شارك وشارك احجز تابع وتابع تفضّل انضم
  وجّه اكتب ضع اضغط انقر أدخل ادفع راجع امسح اسحب
  افتحه تحقق أعد وأعد تطلب تدعوه تتابع تختر`.split(/\s+/),
)

it('design 1: no Arabic text of the storefront guesses that its reader is a man', () => {
  const guessed = Object.entries(all).flatMap(([key, message]) => {
    const said = typeof message === 'string' ? [message] : Object.values(message)
    return said
      .flatMap((text) => text.split(/[\s.،؟!:«»]+/))
      .filter((word) => toAMan.has(word))
      .map((word) => `${key}: ${word}`)
  })
  expect(guessed).toEqual([])
})
