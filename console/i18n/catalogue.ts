import type { Language } from '#domain/core/words.ts'
import { arAudit } from './ar/audit.ts'
import { arBoard } from './ar/board.ts'
import { arDish } from './ar/dish.ts'
import { arEdit } from './ar/edit.ts'
import { arCompanies } from './ar/companies.ts'
import { arCampaigns } from './ar/campaigns.ts'
import { arContent } from './ar/content.ts'
import { arSettings } from './ar/settings.ts'
import { arDelivery } from './ar/delivery.ts'
import { arEInvoicing } from './ar/einvoicing.ts'
import { arGateways } from './ar/gateways.ts'
import { arHours } from './ar/hours.ts'
import { arImport } from './ar/import.ts'
import { arMenu } from './ar/menu.ts'
import { arIntegrations } from './ar/integrations.ts'
import { arKitchen } from './ar/kitchen.ts'
import { arPrinting } from './ar/printing.ts'
import { arPrices } from './ar/prices.ts'
import { arLists } from './ar/lists.ts'
import { arLoyalty } from './ar/loyalty.ts'
import { arMoney } from './ar/money.ts'
import { arRatings } from './ar/ratings.ts'
import { arReservations } from './ar/reservations.ts'
import { arStock } from './ar/stock.ts'
import { arZones } from './ar/zones.ts'
import { arOpening } from './ar/opening.ts'
import { arOrders } from './ar/orders.ts'
import { arPhone } from './ar/phone.ts'
import { arReports } from './ar/reports.ts'
import { arDesk } from './ar/desk.ts'
import { arTeam } from './ar/team.ts'
import { arTables } from './ar/tables.ts'
import { arQueue } from './ar/queue.ts'
import { ar } from './ar.ts'
import { enAudit } from './en/audit.ts'
import { enBoard } from './en/board.ts'
import { enDish } from './en/dish.ts'
import { enEdit } from './en/edit.ts'
import { enCompanies } from './en/companies.ts'
import { enCampaigns } from './en/campaigns.ts'
import { enContent } from './en/content.ts'
import { enSettings } from './en/settings.ts'
import { enDelivery } from './en/delivery.ts'
import { enEInvoicing } from './en/einvoicing.ts'
import { enGateways } from './en/gateways.ts'
import { enHours } from './en/hours.ts'
import { enImport } from './en/import.ts'
import { enMenu } from './en/menu.ts'
import { enIntegrations } from './en/integrations.ts'
import { enKitchen } from './en/kitchen.ts'
import { enPrinting } from './en/printing.ts'
import { enPrices } from './en/prices.ts'
import { enLists } from './en/lists.ts'
import { enLoyalty } from './en/loyalty.ts'
import { enMoney } from './en/money.ts'
import { enRatings } from './en/ratings.ts'
import { enReservations } from './en/reservations.ts'
import { enStock } from './en/stock.ts'
import { enZones } from './en/zones.ts'
import { enOpening } from './en/opening.ts'
import { enOrders } from './en/orders.ts'
import { enPhone } from './en/phone.ts'
import { enReports } from './en/reports.ts'
import { enDesk } from './en/desk.ts'
import { enTeam } from './en/team.ts'
import { enTables } from './en/tables.ts'
import { enQueue } from './en/queue.ts'
import { en } from './en.ts'
import type { Message } from '#ui/text/message.ts'

export type TextKey =
  | keyof typeof ar
  | keyof typeof arRatings
  | keyof typeof arTeam
  | keyof typeof arDesk
  | keyof typeof arReports
  | keyof typeof arOpening
  | keyof typeof arOrders
  | keyof typeof arPhone
  | keyof typeof arDish
  | keyof typeof arEdit
  | keyof typeof arIntegrations
  | keyof typeof arKitchen
  | keyof typeof arPrinting
  | keyof typeof arEInvoicing
  | keyof typeof arLists
  | keyof typeof arPrices
  | keyof typeof arAudit
  | keyof typeof arMoney
  | keyof typeof arImport
  | keyof typeof arMenu
  | keyof typeof arCampaigns
  | keyof typeof arCompanies
  | keyof typeof arContent
  | keyof typeof arSettings
  | keyof typeof arLoyalty
  | keyof typeof arDelivery
  | keyof typeof arBoard
  | keyof typeof arGateways
  | keyof typeof arHours
  | keyof typeof arStock
  | keyof typeof arReservations
  | keyof typeof arZones
  | keyof typeof arTables
  | keyof typeof arQueue

/** Every text of this app in both languages; a missing translation does not compile. */
export const catalogue: Readonly<Record<Language, Readonly<Record<TextKey, Message>>>> = {
  ar: {
    ...ar,
    ...arRatings,
    ...arTeam,
    ...arDesk,
    ...arReports,
    ...arOpening,
    ...arOrders,
    ...arPhone,
    ...arDish,
    ...arEdit,
    ...arIntegrations,
    ...arKitchen,
    ...arPrinting,
    ...arEInvoicing,
    ...arLists,
    ...arPrices,
    ...arAudit,
    ...arMoney,
    ...arImport,
    ...arMenu,
    ...arCampaigns,
    ...arCompanies,
    ...arContent,
    ...arSettings,
    ...arLoyalty,
    ...arDelivery,
    ...arBoard,
    ...arGateways,
    ...arHours,
    ...arStock,
    ...arReservations,
    ...arZones,
    ...arTables,
    ...arQueue,
  },
  en: {
    ...en,
    ...enRatings,
    ...enTeam,
    ...enDesk,
    ...enReports,
    ...enOpening,
    ...enOrders,
    ...enPhone,
    ...enDish,
    ...enEdit,
    ...enIntegrations,
    ...enKitchen,
    ...enPrinting,
    ...enEInvoicing,
    ...enLists,
    ...enPrices,
    ...enAudit,
    ...enMoney,
    ...enImport,
    ...enMenu,
    ...enCampaigns,
    ...enCompanies,
    ...enContent,
    ...enSettings,
    ...enLoyalty,
    ...enDelivery,
    ...enBoard,
    ...enGateways,
    ...enHours,
    ...enStock,
    ...enReservations,
    ...enZones,
    ...enTables,
    ...enQueue,
  },
}
