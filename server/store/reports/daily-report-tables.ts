/** Who gets the report of each day by e-mail: db/migrations/*_daily-reports.sql. */
export interface DailyReportTables {
  daily_reports: {
    tenant_id: string
    staff_id: string
    hour: number
    quiet_days: boolean
    /** When it goes out next; none while it is off. */
    due_at: Date | null
  }
}
