#!/bin/sh
# The commands of Medida, as the user of the services and with their settings.
exec runuser -u medida -- env DATA_DIR=/var/lib/medida node --env-file=/etc/medida/medida.env /opt/medida/server/bin/medida.mjs "$@"
