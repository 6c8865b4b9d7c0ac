#!/bin/sh
# Backs up the database of DATABASE_URL, files of members included, and every release:   backup.sh FOLDER
# Restores a backup into an empty database, or a release beside the others:              backup.sh --restore FILE
# Releases are in RELEASES_DIR, or by default in the server's own folder.
# Put the password into PGPASSWORD or ~/.pgpass. Other users of the machine could see it in the URL.
set -eu
umask 077
releases=${RELEASES_DIR:-$(dirname "$0")/../../.releases}

if [ "$1" = --restore ]; then
  case $2 in
    *.tar)
      # Everyone may read releases.
      umask 022
      mkdir -p "$releases"
      exec tar -xf "$2" -C "$releases"
      ;;
    *) exec pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$DATABASE_URL" "$2" ;;
  esac
fi

# A release never changes, so each is packed once and kept.
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
# Reads the whole file, to prove that the backup can be restored.
pg_restore --file /dev/null "$file.part"
mv "$file.part" "$file"
find "$1" -name 'trade-*.dump' -mtime +14 -delete
