#!/bin/sh
# Backs up the database of DATABASE_URL, files of members included, and every release:   backup.sh FOLDER
# Brings a backup back, into an empty database, or a release among the others:           backup.sh --restore FILE
# Releases are in RELEASES_DIR, else where the server keeps them.
# A password belongs into PGPASSWORD or ~/.pgpass: in the URL other users of the machine would see it.
set -eu
umask 077
releases=${RELEASES_DIR:-$(dirname "$0")/../../.releases}

if [ "$1" = --restore ]; then
  case $2 in
    *.tar)
      # Everybody may read them.
      umask 022
      mkdir -p "$releases"
      exec tar -xf "$2" -C "$releases"
      ;;
    *) exec pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$DATABASE_URL" "$2" ;;
  esac
fi

# A release never changes, so that each is packed once and kept for good.
for release in "$releases"/[0-9]*; do
  version=${release##*/}
  packed=$1/release-$version.tar
  if [ ! -d "$release" ] || [ -e "$packed" ]; then continue; fi
  tar -cf "$packed.part" -C "$releases" "$version"
  mv "$packed.part" "$packed"
done

file=$1/trade-$(date -u +%Y%m%dT%H%M%SZ).dump
trap 'rm -f "$file.part"' EXIT
pg_dump --format custom --file "$file.part" "$DATABASE_URL"
# Reads all of it: a backup that cannot be read is none.
pg_restore --file /dev/null "$file.part"
mv "$file.part" "$file"
find "$1" -name 'trade-*.dump' -mtime +14 -delete
