import type { Generated } from 'kysely'
import type {
  PaperSaid,
  PaperWidth,
  PrintCopy,
  PrintLanguage,
  PrintMoment,
  PrintPaper,
  PrintTicket,
} from '#domain/printing/print-ticket.ts'
import type { Default, Json, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

/** How a printer is, as the program in the shop found it. */
export type PrinterState = 'ready' | 'unreachable' | 'paper' | 'cover' | 'stopped'

/** Printers, programs in shops and what waits for them: db/migrations/*_printing.sql. */
export interface PrintingTables {
  print_agents: {
    tenant_id: string
    id: string
    branch_id: string
    name: string
    key_hash: string
    turn: Default<number>
    journal: Default<string>
    seen_at: TimeOrNull
    revoked_at: TimeOrNull
    made_at: Time
  }
  print_codes: { tenant_id: string; code_hash: string; branch_id: string; ends_at: Time }
  printers: {
    tenant_id: string
    id: string
    branch_id: string
    name: string
    kind: 'network' | 'browser'
    agent_id: string | null
    address: string
    width: PaperWidth
    paper: PrintPaper
    station_ids: Json<string[]>
    language: PrintLanguage
    copies: number
    prints_at: PrintMoment
    since: Time
  }
  printer_states: { tenant_id: string; printer_id: string; state: PrinterState; since: Time }
  print_papers: { tenant_id: string; printer_id: string; order_id: string; said: Json<PaperSaid>; at: Time }
  print_jobs: {
    tenant_id: string
    id: string
    no: Generated<number>
    printer_id: string
    order_id: string | null
    ticket: Json<PrintTicket>
    before: JsonOrNull<PaperSaid>
    copy: Default<PrintCopy>
    state: Default<'waiting' | 'claimed' | 'done' | 'dropped'>
    due_at: Time
    claim: string | null
    holder: string | null
    journal: string | null
    claimed_at: TimeOrNull
    done_at: TimeOrNull
    made_at: Time
  }
}
