#!/bin/sh
# Backs up the database of DATABASE_URL, files of members included:   backup.sh FOLDER
# Brings a backup back, into an empty database:                       backup.sh --restore FILE
# A password belongs into PGPASSWORD or ~/.pgpass: in the URL other users of the machine would see it.
set -eu
umask 077

if [ "$1" = --restore ]; then
  exec pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$DATABASE_URL" "$2"
fi

file=$1/trade-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format custom --file "$file.part" "$DATABASE_URL"
# Reads all of it: a backup that cannot be read is none.
pg_restore --file /dev/null "$file.part"
mv "$file.part" "$file"
find "$1" -name 'trade-*.dump' -mtime +14 -delete
