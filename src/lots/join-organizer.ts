import type { Sql } from '#core/db.ts'

/** SQL join of the participant who organizes a draw, as `o`. The query must have the draw as `d`. */
export const joinOrganizer = (sql: Sql) => sql`join participants o on o.draw_id = d.id and o.is_organizer`
