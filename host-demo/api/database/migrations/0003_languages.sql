ALTER TABLE "mail" DROP CONSTRAINT "mail_language_check";--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_language_check";