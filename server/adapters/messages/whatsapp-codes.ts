import { makeCodeList } from './code-judgement.ts'
import type { DeliveryReport } from './port.ts'

const numbers = (text: string) => text.trim().split(/\s+/)

/**
 * Meta's error codes of the Cloud API (developers.facebook.com/documentation/business-messaging/whatsapp/support/
 * error-codes, updated 2026-06-18) with those of the Graph API under it. What passes by itself within minutes: a rate, a
 * maintenance, Meta's own trouble. What Meta holds back for a day or until a person acts (131049, 131064, 132015) does not.
 */
export const whatsAppCodes = makeCodeList({
  busy: numbers('1 2 4 80007 130429 131000 131016 131048 131056 131057 132069 133004 133015 134101 2494100'),
  refused: numbers(`
    0 3 10 33 100 190 200 368 1005
    130403 130472 130497 131005 131008 131009 131021 131026 131030 131031 131037 131042 131045 131047 131049 131050
    131051 131052 131053 131055 131063 131064
    132000 132001 132005 132007 132012 132015 132016 132068
    133000 133005 133006 133008 133009 133010 133016 134011 134100 134102 135000
    2388019 2388039 2388040`),
})

/** Every status of its webhooks; undefined: it says nothing of the end. */
export const whatsAppStates: Readonly<Record<string, DeliveryReport['state'] | undefined>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  played: 'delivered',
  failed: 'failed',
  deleted: undefined,
  warning: undefined,
}
