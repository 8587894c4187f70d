#!/bin/sh
# The commands of Medida, in the container of the services.
exec docker compose --project-directory /opt/medida exec --workdir /work shop medida "$@"
